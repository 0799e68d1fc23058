import type { ComponentType } from 'react';

import type { MatchedRoute } from '@/domain/navigation/route';

/** What every screen is given: the address that it shows, already matched against the route table. */
export interface ScreenProps {
  readonly route: MatchedRoute;
}

export type Screen = ComponentType<ScreenProps>;
