import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import { NOON } from '@test/support/api/a-stored-order';
import { addMs } from '@/domain/shared/instant';

export const HOUR_MS = 3_600_000;

export const aCampaign = (different: Partial<StoredCampaign> = {}): StoredCampaign => ({
  id: 'week-pick',
  name: 'Veckans val',
  description: 'En rätt i veckan',
  i18n: { name: [{ language: 'en', text: 'Pick of the week' }] },
  isMemberOnly: false,
  articleCodes: ['meatballs'],
  ...different,
});

/** At noon two run for all visitors and two for members, one of them a card with two uses. */
export const someCampaigns = (): readonly StoredCampaign[] => [
  aCampaign(),
  aCampaign({ id: 'coffee-card', name: 'Kaffekortet', articleCodes: ['coffee'], cardUses: 2 }),
  aCampaign({ id: 'members', name: 'Till medlemmar', isMemberOnly: true, qrCode: 'SECRET-OF-MEMBERS' }),
  aCampaign({
    id: 'this-hour',
    name: 'Just nu',
    imageUrl: 'dish-coffee',
    validFrom: NOON,
    validTo: addMs(NOON, HOUR_MS),
  }),
  aCampaign({ id: 'yesterday', name: 'I går', validTo: NOON }),
  aCampaign({ id: 'later', name: 'Sen', validFrom: addMs(NOON, HOUR_MS) }),
];
