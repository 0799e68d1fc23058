import { aligned } from '@cli/commands/aligned';
import { loggedIn } from '@cli/commands/logged-in';
import { done, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';

/** The favourites stored by the server (PAIN-82). */
export async function favoritesOutcome(terminal: Terminal): Promise<Outcome> {
  const member = await loggedIn(terminal);
  if (!member.ok) return member.error;
  const { favorites } = member.value;
  const lines = favorites.map(({ type, code }) => [type, code]);
  return done({ favorites }, lines.length === 0 ? [terminal.text('favorites.emptyHeader')] : aligned(lines));
}
