import type { MatchedRoute } from '@/domain/navigation/route';
import { Texts } from '@/domain/ports/texts';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';

/** What a screen reader says when the focus comes to a new page: its kind, as the title has it. */
export function usePageName(route: MatchedRoute | undefined): string | undefined {
  const texts = useService(Texts);
  const { language } = useText();
  const key = `title.${route?.name ?? 'notFound'}`;
  return texts.has(key) ? texts.text(language, key) : undefined;
}
