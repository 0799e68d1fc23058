import type { Act, CustomerStep, EventStep, Step } from '@/adapters/recording/step';

type LogIn = Extract<Act, { readonly do: 'log in' }>;
type ToldAct = Exclude<Act, LogIn> | Omit<LogIn, 'password'>;

export type ToldStep = EventStep | (Omit<CustomerStep, 'act'> & { readonly act: ToldAct });

/** What may be told of a step: a script of a real storefront has a real password. */
export const toldStep = (step: Step): ToldStep =>
  'event' in step ? step : { ...step, act: toldAct(step.act) };

const toldAct = (act: Act): ToldAct => (act.do === 'log in' ? { do: act.do, email: act.email } : act);
