import { answerQuestions } from '@/application/notices/answer-questions';
import { disposeAll } from '@/application/shared/background-service';
import { startBackgroundServices } from '@/application/app/start-background-services';
import type { Services } from '@/domain/ports/deps';
import { NoticeStore } from '@/application/notices/notice-store';
import { StartApp } from '@/application/app/start-app';
import type { Disposer } from '@/domain/ports/clock';

/**
 * Starts the program of a page as a browser does, once its language is there: stored values are restored and background
 * services run. Each question is put to `ask`, which may answer it at any time.
 */
export function startProgram(services: Services, ask: (answer: (isYes: boolean) => void) => void): Disposer {
  services.get(StartApp).start();
  const notices = services.get(NoticeStore);
  return disposeAll(
    startBackgroundServices(services),
    answerQuestions(notices, ({ id }) => ask((isYes) => notices.answer(id, isYes))),
  );
}
