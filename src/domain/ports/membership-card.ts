import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * The member's card, drawn by the chain. It is never stored. Source: spec §7 /api/user/membership-card; API-12,
 * SHELL-30.
 */
export interface MembershipCard {
  image(signal?: AbortSignal): Promise<Result<CardImage, RemoteFailure>>;
}

export interface CardImage {
  /** `image/png` or another image type. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const MembershipCard = portToken<MembershipCard>('MembershipCard');
