import { basketModule } from '@/adapters/wiring/basket-module';
import { journeyModule } from '@/adapters/wiring/journey-module';
import { loadingModule } from '@/adapters/wiring/loading-module';
import { orderingModule } from '@/adapters/wiring/ordering-module';

/** What the program can do. Use cases remember which wish was the last, so each is one for the whole program. */
export const useCaseModules = [loadingModule, basketModule, orderingModule, journeyModule] as const;
