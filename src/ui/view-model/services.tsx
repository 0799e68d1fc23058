import { createContext, useContext, useEffect, useState } from 'react';

import {
  type Deps,
  type Needs,
  resolveDeps,
  type ServiceOf,
  type Services,
  type Token,
} from '@/domain/ports/deps';

/** The services of the composition. */
export const ServicesContext = createContext<Services | undefined>(undefined);

interface ViewModelClass<Wanted extends Needs, Input extends readonly unknown[], Model> {
  readonly needs: Wanted;
  new (deps: Deps<{ readonly needs: Wanted }>, ...input: Input): Model;
}

/** A view-model with effects starts them in `start`, which returns the disposer. */
interface Startable {
  start(): () => void;
}

const isStartable = (model: object): model is Startable => 'start' in model;

/** A service by its token; resolved once, since a view that moves is drawn sixty times a second. */
export function useService<Wanted extends Token>(token: Wanted): ServiceOf<Wanted> {
  const services = useServices();
  const [service] = useState(() => services.get(token));
  return service;
}

/**
 * Creates a view-model from the services in its `needs` and from `input` for the lifetime of the view; starts it on
 * mount, disposes it on unmount.
 */
export function useModel<Wanted extends Needs, Input extends readonly unknown[], Model extends object>(
  Class: ViewModelClass<Wanted, Input, Model>,
  ...input: Input
): Model {
  const services = useServices();
  const [model] = useState(() => createModel(services, Class, ...input));
  useEffect(() => (isStartable(model) ? model.start() : undefined), [model]);
  return model;
}

export function createModel<Wanted extends Needs, Input extends readonly unknown[], Model extends object>(
  services: Services,
  Class: ViewModelClass<Wanted, Input, Model>,
  ...input: Input
): Model {
  return new Class(resolveDeps(services, Class), ...input);
}

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('A view was rendered outside ServicesContext.');
  return services;
}
