/** What reacts by the program alone. Links, text fields and native disclosure react without it. */
const CONTROLS = 'button, label, input[type="checkbox"], input[type="radio"], [role="button"], [role="tab"]';
const NATIVE = 'a[href], summary';
const CHOICES = ['checkbox', 'radio'];

/** Marks a control that was tapped, until the tap is repeated. */
const AWAITED = 'data-awaited';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Holds back what the visitor does on a page of the server while the program is not there yet, so that no tap is lost
 * and no form leaves the page. Returns what does it all in the taken-over page, each act once however often it was
 * tried; controls that are gone by then are left out.
 */
export function recordEarlyActs(document: Document): () => void {
  const typed = new Map<Field, string>();
  const acts = new Map<HTMLElement, () => void>();
  const hold = (event: Event, element: HTMLElement, act: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.setAttribute(AWAITED, '');
    acts.delete(element);
    acts.set(element, act);
  };
  /** A link that the browser follows would lose what the address says, and what was done before it. */
  const wouldLose = (): boolean => document.location.search !== '' || acts.size > 0;
  const onClick = (event: Event): void => {
    const control = controlOf(event.target) ?? (wouldLose() ? linkOf(event) : undefined);
    if (control !== undefined) hold(event, control, () => control.click());
  };
  const onSubmit = (event: Event): void => {
    const { target: form } = event;
    if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit());
  };
  const onInput = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value);
  };
  const listeners = { click: onClick, submit: onSubmit, input: onInput };
  for (const [name, each] of Object.entries(listeners)) document.addEventListener(name, each, true);
  return () => {
    for (const [name, each] of Object.entries(listeners)) document.removeEventListener(name, each, true);
    for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
    for (const [element, act] of acts) {
      element.removeAttribute(AWAITED);
      if (element.isConnected) act();
    }
  };
}

/** The control that a click on an element would use; undefined where the browser does it by itself. */
function controlOf(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(`${CONTROLS}, ${NATIVE}`) : null;
  if (!(found instanceof HTMLElement) || found.matches(NATIVE)) return undefined;
  if (!(found instanceof HTMLLabelElement)) return found;
  const { control } = found;
  return control instanceof HTMLInputElement && CHOICES.includes(control.type) ? control : undefined;
}

/** The link that a click follows in this tab. */
function linkOf(event: Event): HTMLElement | undefined {
  if (!(event instanceof MouseEvent)) return undefined;
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  return link instanceof HTMLAnchorElement && isPlain && link.target === '' ? link : undefined;
}

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && !CHOICES.includes(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

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
