import { useState } from 'react';

/** A text that is announced once, not again after a change of language: give it a new `key` for each announcement. */
export function AnnouncedOnce({ text }: { readonly text: () => string }) {
  const [announced] = useState(text);
  return <span>{announced}</span>;
}
