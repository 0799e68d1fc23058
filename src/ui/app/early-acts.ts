import { ACT_ATTRIBUTE, AWAITED_ATTRIBUTE, DISH_ATTRIBUTE } from '@/ui/components/act-attribute';

/** What reacts by the program alone. Links, fields, choices and native disclosure react without it. */
const CONTROLS = `button, [role="button"], [role="tab"], a[${ACT_ATTRIBUTE}]`;
const NATIVE = `a[href]:not([${ACT_ATTRIBUTE}]), summary`;
const CHOICES = ['checkbox', 'radio'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyActs {
  /** Does all in the taken-over page, each act once however often it was tried, except on controls that are gone. */
  readonly repeat: () => void;
  /** Resolves at the first: not every act begins with a pointer, a key or the focus (voice control). */
  readonly first: Promise<void>;
  /** The names of the controls whose taps wait. */
  readonly taps: () => readonly string[];
}

/**
 * Holds back what the visitor does on a page of the server while the program is not there yet, so that no tap is lost
 * and no form leaves the page; what was filled in before is held back, too. `interrupted` names controls that were
 * tapped before the page was reloaded.
 */
export function recordEarlyActs(document: Document, interrupted: readonly string[]): EarlyActs {
  const filledIn = new Map<Field, () => void>();
  const acts = new Map<HTMLElement, { readonly act: () => void; readonly times: number }>();
  let begin = (): void => undefined;
  const first = new Promise<void>((resolve) => (begin = resolve));
  const hold = (element: HTMLElement, act: () => void): void => {
    const times = isCounted(element) ? (acts.get(element)?.times ?? 0) + 1 : 1;
    element.setAttribute(AWAITED_ATTRIBUTE, '');
    acts.delete(element);
    acts.set(element, { act, times });
  };
  const holdEvent = (event: Event, element: HTMLElement, act: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(element, act);
    begin();
  };
  /** A link that the browser follows would lose what was done before it. */
  const onClick = (event: Event): void => {
    const link = linkOf(event);
    // What would only be opened is left with the page.
    if (link !== undefined) for (const each of acts.keys()) if (actOf(each) === 'basket') acts.delete(each);
    const control = controlOf(event.target) ?? (acts.size > 0 ? link : undefined);
    if (control !== undefined) holdEvent(event, control, () => control.click());
  };
  const onSubmit = (event: Event): void => {
    const { target: form } = event;
    if (form instanceof HTMLFormElement) holdEvent(event, form, () => form.requestSubmit());
  };
  const onInput = ({ target: field }: Event): void => {
    if (!isField(field)) return;
    filledIn.delete(field);
    filledIn.set(field, repeatInput(field));
    begin();
  };
  const listeners = { click: onClick, submit: onSubmit, input: onInput };
  for (const [name, each] of Object.entries(listeners)) document.addEventListener(name, each, true);
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  for (const name of interrupted) {
    const control = controls.find((each) => nameOf(each) === name);
    if (control !== undefined) hold(control, () => control.click());
  }
  for (const field of document.querySelectorAll<Field>('input, textarea'))
    if (isFilledIn(field)) filledIn.set(field, repeatInput(field));
  const repeat = (): void => {
    for (const [name, each] of Object.entries(listeners)) document.removeEventListener(name, each, true);
    for (const [field, act] of filledIn) if (field.isConnected) act();
    for (const [element, { act, times }] of acts) {
      element.removeAttribute(AWAITED_ATTRIBUTE);
      if (element.isConnected) repeatTimes(times, act);
      else
        void successorOf(element).then(
          (successor) => successor && repeatTimes(times, () => successor.click()),
        );
    }
  };
  const taps = (): readonly string[] =>
    [...acts.keys()].filter((each) => each.matches(CONTROLS) && !isOfDish(each)).map(nameOf);
  return { repeat, first, taps };
}

const actOf = (element: Element): string => element.getAttribute(ACT_ATTRIBUTE) ?? '';

/** Each tap counts. */
const isCounted = (element: Element): boolean => ['fewer', 'more'].includes(actOf(element));

/** What is done with the choices of a dish, which a reload takes back. */
const isOfDish = (element: Element): boolean => isCounted(element) || actOf(element) === 'put';

function repeatTimes(times: number, act: () => void): void {
  for (let time = 0; time < times; time += 1) act();
}

/** The control that a click on an element would use; undefined where the browser does it by itself. */
function controlOf(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(`${CONTROLS}, ${NATIVE}`) : null;
  return found instanceof HTMLElement && !found.matches(NATIVE) ? found : undefined;
}

/** How long what takes the place of a control may take to be drawn. */
const SUCCESSOR_MAX_MS = 5_000;

/** The same act, or the same link, in the page as it is drawn for this visitor, once it is there; undefined where the page has none. */
async function successorOf(element: HTMLElement): Promise<HTMLElement | undefined> {
  const { ownerDocument: document } = element;
  const name = [ACT_ATTRIBUTE, 'href'].find((each) => element.hasAttribute(each));
  if (name === undefined) return undefined;
  const value = element.getAttribute(name);
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`[${name}]`)].find(
      (each) => each.getAttribute(name) === value,
    );
  const found = find();
  if (found !== undefined) return found;
  return new Promise((resolve) => {
    const end = (successor?: HTMLElement): void => {
      observer.disconnect();
      clearTimeout(limit);
      resolve(successor);
    };
    const observer = new MutationObserver(() => {
      const drawn = find();
      if (drawn !== undefined) end(drawn);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const limit = setTimeout(end, SUCCESSOR_MAX_MS);
  });
}

const nameOf = (control: HTMLElement): string =>
  (
    control.getAttribute(ACT_ATTRIBUTE) ??
    control.getAttribute('aria-label') ??
    control.textContent
  ).replaceAll(/\s+/g, ' ');

/** The link that a click follows in this tab. */
function linkOf(event: Event): HTMLElement | undefined {
  if (!(event instanceof MouseEvent)) return undefined;
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  return link instanceof HTMLAnchorElement && isPlain && link.target === '' ? link : undefined;
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && CHOICES.includes(field.type);

/** Whether the visitor changed it before. The script of the page knows what is chosen of a dish. */
function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement || field.closest(`[${DISH_ATTRIBUTE}]`) !== null) return false;
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

function repeatInput(field: Field): () => void {
  if (!isChoice(field)) return typeAgain.bind(undefined, field, field.value);
  return chooseAgain.bind(undefined, field, field.checked);
}

/**
 * React took the text over without an event, and gives none for a value that it knows already: it is set past the
 * property by which React follows it. The field may be empty by now, since one that is typed again draws the others.
 */
function typeAgain(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React took the choice over without an event, too: it is made from the other state. */
function chooseAgain(choice: HTMLInputElement, isChosen: boolean): void {
  choice.checked = !isChosen;
  choice.click();
}
