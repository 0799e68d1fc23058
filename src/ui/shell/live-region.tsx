import { observer } from 'mobx-react-lite';

import { NoticeStore } from '@/application/notices/notice-store';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { AnnouncedOnce } from '@/ui/components/announced-once';
import { useUnhurried } from '@/ui/components/use-unhurried';

/** Announces changes to screen readers: results politely, errors assertively (PAIN-74). */
export const LiveRegion = observer(function LiveRegion() {
  const notices = useService(NoticeStore);
  const announcement = useUnhurried(notices, 'announcement');
  const { say } = useText();
  const textFor = (politeness: 'polite' | 'assertive') =>
    announcement?.politeness === politeness ? (
      <AnnouncedOnce key={announcement.id} text={() => say(announcement.notice)} />
    ) : null;
  return (
    <div className="visually-hidden">
      <div aria-live="polite">{textFor('polite')}</div>
      <div aria-live="assertive">{textFor('assertive')}</div>
    </div>
  );
});
