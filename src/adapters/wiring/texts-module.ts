import { ContainerModule } from 'inversify';

import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { bindSingleTo } from '@/adapters/wiring/bind-single';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { Texts } from '@/domain/ports/texts';

export const textsModule = new ContainerModule(({ bind }) => {
  bindSingleTo(bind, Texts, (reporter: FailureReporter) => new I18nextTexts(reporter), [FailureReporter]);
});
