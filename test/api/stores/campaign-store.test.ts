import { expect, it } from 'vitest';
import { describeEachStore } from '@test/support/api/each-store';
import { aCampaign, someCampaigns } from '@test/support/api/some-campaigns';

describeEachStore('CampaignStore', (stores) => {
  it('returns the stored offers, in order', async () => {
    expect(await stores().campaigns.list()).toEqual([]);
    await stores().campaigns.putAll(someCampaigns());
    expect(await stores().campaigns.list()).toEqual(someCampaigns());
    expect(await stores().campaigns.find('this-hour')).toEqual(someCampaigns()[3]);
    expect(await stores().campaigns.find('never')).toBeUndefined();
  });

  it('replaces all offers', async () => {
    await stores().campaigns.putAll(someCampaigns());
    const others = [aCampaign({ id: 'new' }), aCampaign({ name: 'Nytt namn' })];
    await stores().campaigns.putAll(others);
    expect(await stores().campaigns.list()).toEqual(others);
  });
});
