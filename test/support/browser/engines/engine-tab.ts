/**
 * What a person sees and does in a tab, by role and accessible name; for browsers that the usual driver cannot drive.
 */
export interface EngineTab {
  /** Resolves when the document has been loaded. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** What the body of a function returns in the page, as JSON. */
  evaluate(body: string): Promise<unknown>;
  /** False where nothing that is shown has the role and the name. */
  tap(what: Named): Promise<boolean>;
  /** Types into a field, by its label; false where it is not shown. */
  type(label: string, text: string): Promise<boolean>;
  /** A picture of what is shown, PNG in base64. */
  picture(): Promise<string>;
}

export interface Named {
  readonly role: 'button' | 'link' | 'radio' | 'field' | 'heading' | 'text';
  /** The whole name. */
  readonly name: string | RegExp;
}

/** A browser with a profile of its own, and one tab. */
export interface EngineBrowser {
  readonly tab: EngineTab;
  close(): Promise<void>;
}

const ELEMENTS: Readonly<Record<Named['role'], string>> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  radio: 'label, input[type="radio"]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  text: 'body *',
};

/** The body of a function that returns the first element with the role and the name that is shown, or null. */
export function elementFinder({ role, name }: Named): string {
  const { source, flags } = typeof name === 'string' ? new RegExp(`^${escaped(name)}$`) : name;
  return `
    const named = new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags)});
    const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    const nameOf = (element) =>
      words(
        element.getAttribute('aria-label') ??
          (element.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' '),
      ) || words(element.labels?.[0]?.textContent ?? element.textContent);
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
    return (
      [...document.querySelectorAll(${JSON.stringify(ELEMENTS[role])})].find(
        (element) => isShown(element) && named.test(nameOf(element)),
      ) ?? null
    );`;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
