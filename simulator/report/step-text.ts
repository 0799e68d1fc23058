import type { Act, CustomerStep, EventStep, Step } from '@/adapters/recording/step';

type LogIn = Extract<Act, { readonly do: 'log in' }>;
type ReportedAct = Exclude<Act, LogIn> | Omit<LogIn, 'password'>;

export type StepText = EventStep | (Omit<CustomerStep, 'act'> & { readonly act: ReportedAct });

/** A step as it may be printed: a script of a real storefront has a real password. */
export const stepText = (step: Step): StepText =>
  'event' in step ? step : { ...step, act: reportedAct(step.act) };

const reportedAct = (act: Act): ReportedAct => (act.do === 'log in' ? { do: act.do, email: act.email } : act);
