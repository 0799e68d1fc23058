import type { GoBack } from '@/application/navigation/go-back';
import type { LocateVisitor } from '@/application/shops/locate-visitor';
import type { Navigate } from '@/application/navigation/navigate';
import type { SelectShop } from '@/application/navigation/select-shop';
import type { Notice } from '@/domain/notice/notice';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** What the first screen asks of the rest of the program. Only types come from there, so that no code comes with them. */
export interface App {
  readonly navigate: Navigate;
  readonly locateVisitor: LocateVisitor;
  readonly selectShop: SelectShop;
  readonly goBack: GoBack;
  /** What is said of a failed call, also by its code. */
  readonly noticeForFailure: (failure: RemoteFailure) => Notice | undefined;
}

/**
 * The program once all of it is there, fetched when it is not; unreachable when it cannot be fetched, and then the next
 * one who asks tries again.
 */
export type LoadApp = () => Promise<Result<App, RemoteFailure>>;
export const LoadApp = portToken<LoadApp>('LoadApp');
