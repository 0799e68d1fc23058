interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const FROM_THE_LEFT = '\r\u001b[K';

/** Shows progress on one line of a terminal and clears it at the end; prints nothing to a pipe. */
export function showProgress(screen: Screen): (text: string | undefined) => void {
  let isShown = false;
  return (text) => {
    if (screen.isTTY !== true || (text === undefined && !isShown)) return;
    screen.write(`${FROM_THE_LEFT}${text ?? ''}`);
    isShown = text !== undefined;
  };
}
