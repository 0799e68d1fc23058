import { describe, expect, it } from 'vitest';
import { NoticeStore } from '@/application/notices/notice-store';
import { confirmCancelOrder, confirmResetBasket } from '@/domain/notice/confirmations';

describe('NoticeStore', () => {
  it('asks one question after the other, and gives each its own answer', async () => {
    const notices = new NoticeStore();
    const [first, second] = [notices.ask(confirmCancelOrder), notices.ask(confirmResetBasket)];
    expect(notices.question?.notice).toBe(confirmCancelOrder);
    notices.answer(notices.question!.id, true);
    expect(notices.question?.notice).toBe(confirmResetBasket);
    notices.answer(notices.question!.id, false);
    expect([await first, await second, notices.question]).toEqual([true, false, undefined]);
  });

  it('ignores an answer to a question that is gone', () => {
    const notices = new NoticeStore();
    void notices.ask(confirmCancelOrder);
    notices.answer(99, true);
    expect(notices.questions).toHaveLength(1);
  });

  it('shows toasts one by one', () => {
    const notices = new NoticeStore();
    notices.addToast(confirmCancelOrder);
    notices.addToast(confirmResetBasket);
    notices.removeToast(notices.toasts[0]!.id);
    expect(notices.toasts.map(({ notice }) => notice)).toEqual([confirmResetBasket]);
  });

  it('announces the same text again as a new one', () => {
    const notices = new NoticeStore();
    notices.announce(confirmCancelOrder);
    const first = notices.announcement;
    notices.announce(confirmCancelOrder, 'assertive');
    expect(notices.announcement).toMatchObject({ politeness: 'assertive' });
    expect(first?.id).toBeDefined();
    expect(notices.announcement?.id).not.toBe(first?.id);
  });
});
