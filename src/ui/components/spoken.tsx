import { useState } from 'react';

/** A text that is announced once, not again after a change of language: give it a new `key` for each announcement. */
export function Spoken({ text }: { readonly text: string }) {
  const [said] = useState(text);
  return <span>{said}</span>;
}
