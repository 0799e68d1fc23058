import { ContainerModule } from 'inversify';

import { NumberingPlanPhoneNumbers } from '@/adapters/browser/numbering-plan-phone-numbers';
import { I18nextTexts } from '@/adapters/texts/i18next-texts';
import { bindSingleTo } from '@/adapters/wiring/bind-single';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { Texts } from '@/domain/ports/texts';

export const textsModule = new ContainerModule(({ bind }) => {
  bindSingleTo(bind, Texts, (reporter: FailureReporter) => new I18nextTexts(reporter), [FailureReporter]);
  bindSingleTo(bind, PhoneNumbers, () => new NumberingPlanPhoneNumbers(), []);
});
