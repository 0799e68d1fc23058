import type { ArticleCode } from '@/domain/menu/menu';
import type { Instant } from '@/domain/shared/instant';
import type { Translations } from '@/domain/shared/translated-text';

/** An offer, called campaign on the wire; a coffee card is one with uses left. Source: decisions GET /api/campaigns. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Of `name` and `description`. */
  readonly translations: Translations;
  readonly imageUrl: string | undefined;
  readonly validFrom: Instant | undefined;
  readonly validTo: Instant | undefined;
  readonly isMemberOnly: boolean;
  readonly articleCodes: readonly ArticleCode[];
  /** The content of the QR code. */
  readonly qrCode: string | undefined;
  readonly usesLeft: number | undefined;
}
