import type { ComponentType } from 'react';

import type { MatchedRoute } from '@/domain/navigation/route';

/** The props of every screen: the matched route. */
export interface ScreenProps {
  readonly route: MatchedRoute;
}

export type Screen = ComponentType<ScreenProps>;
