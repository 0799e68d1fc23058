/**
 * The number of cases that a row of the fault list requires. A property that shows a row names it in its test:
 * `[FAULT-C19]`. Where one run checks many cases, `casesPerRun` says how many.
 */
export const FIGURES = {
  'FAULT-C1': { cases: 100_000, what: 'broken storage states: the program starts, valid parts stay' },
  'FAULT-C2': { cases: 20_000, what: 'stored values of older and newer versions' },
  'FAULT-C4': { cases: 10_000, what: 'sequences of writes of which the n-th fails' },
  'FAULT-C11': { cases: 50_000, what: 'mutated answers of the API' },
  'FAULT-C11+': {
    cases: 10_000,
    casesPerRun: 4,
    what: 'such responses to the app without a browser',
  },
  'FAULT-C13': { cases: 10_000, what: 'inputs that name a prototype' },
  'FAULT-C17': { cases: 10_000, what: 'device clocks that are wrong' },
  'FAULT-C18': {
    cases: 500_000,
    casesPerRun: 4_800,
    what: 'instants, zones and hours against a walk by the minute',
  },
  'FAULT-C19': { cases: 100_000, what: 'schedules of overlapping navigations' },
  'FAULT-C20': { cases: 1_000, what: 'navigations that wait for a profile that does not come' },
};

/** The rows that a test names. */
export const figuresOf = (test) => Object.keys(FIGURES).filter((id) => idsOf(test).includes(id));

/** The number of runs that the rows named by a property's test require. */
export const leastRuns = (test) =>
  Math.max(0, ...figuresOf(test).map((id) => Math.ceil(FIGURES[id].cases / (FIGURES[id].casesPerRun ?? 1))));

const idsOf = (test) => [...test.matchAll(/\[([^\]]*)\]/g)].flatMap(([, ids]) => ids.split(/,\s*/));
