interface LinkedWindow {
  readonly document: Pick<Document, 'referrer'>;
  readonly history: Pick<History, 'length'>;
  readonly location: Pick<Location, 'origin'>;
}

/** Whether a page of this site led to the present document, so that one step back is that page; not in a new tab. */
export const isLinkedWithinSite = ({ document, history, location }: LinkedWindow): boolean =>
  history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
