import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RecordingTelemetry } from '@/adapters/headless/recording-telemetry';
import { ConsentedTelemetry } from '@/application/consent/consented-telemetry';
import { ConsentStore } from '@/application/consent/consent-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';

function open() {
  const consents = new ConsentStore();
  const outside = new RecordingTelemetry(true);
  const telemetry = new ConsentedTelemetry(outside, consents);
  return { outside, telemetry, consents, answer: new AnswerTelemetry({ consents, telemetry }) };
}

const VIEW = { name: 'menuPage', path: '/shop/1/menu' };

describe('AnswerTelemetry', () => {
  it('forwards page views after a consent, and none of those before it [AMB-63]', () => {
    const { telemetry, outside, answer } = open();
    telemetry.pageView(VIEW);
    answer.answer('granted');
    expect(outside.pageViews).toEqual([]);
    telemetry.pageView(VIEW);
    expect(outside.pageViews).toEqual([VIEW]);
  });

  it('discards unsent page views when the consent is withdrawn [AMB-63]', () => {
    const { telemetry, outside, answer } = open();
    answer.answer('granted');
    telemetry.pageView(VIEW);
    answer.answer('refused');
    telemetry.pageView(VIEW);
    expect([outside.pageViews, outside.forgotten]).toEqual([[], 1]);
  });

  it('forwards exactly the views that came after the last consent, and none after a refusal', () => {
    const step = fc.constantFrom('view' as const, 'granted' as const, 'refused' as const);
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { telemetry, outside, answer } = open();
        let [isGranted, expected] = [false, 0];
        for (const each of steps) {
          if (each === 'view') telemetry.pageView(VIEW);
          else answer.answer(each);
          if (each !== 'view') isGranted = each === 'granted';
          if (each === 'refused') expected = 0;
          if (each === 'view' && isGranted) expected += 1;
          expect(outside.pageViews).toHaveLength(expected);
        }
      }),
    );
  });
});
