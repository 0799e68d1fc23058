import { describe, expect, it } from 'vitest';

import { MeasuredTelemetry } from '@/adapters/browser/measured-telemetry';
import { RecordingTelemetry } from '@/adapters/headless/recording-telemetry';

const VIEW = { name: 'menuPage', path: '/shop/1/menu' };

function measured() {
  const calls: string[] = [];
  const views = new RecordingTelemetry();
  const telemetry = new MeasuredTelemetry(views, {
    allow: () => void calls.push('allow'),
    forbid: () => void calls.push('forbid'),
  });
  return { calls, views, telemetry };
}

describe('MeasuredTelemetry', () => {
  it('asks visitors also where views are not counted [AMB-63]', () => {
    expect(measured().telemetry.isConfigured()).toBe(true);
  });

  it('measures from the first page view on, and counts it', () => {
    const { calls, views, telemetry } = measured();
    telemetry.pageView(VIEW);
    expect([calls, views.pageViews]).toEqual([['allow'], [VIEW]]);
  });

  it('measures and counts no longer after a refusal [PAIN-75]', () => {
    const { calls, views, telemetry } = measured();
    telemetry.discard();
    expect([calls, views.forgotten]).toEqual([['forbid'], 1]);
  });
});
