import { ContainerModule } from 'inversify';

import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { bindFactory } from '@/adapters/wiring/bind';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { Texts } from '@/domain/ports/texts';

export const textsModule = new ContainerModule(({ bind }) => {
  bindFactory(bind, Texts, (reporter: FailureReporter) => new I18nextTexts(reporter), [FailureReporter]);
});
