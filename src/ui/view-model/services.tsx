import type { Container } from 'inversify';
import { createContext, useContext, useEffect, useState } from 'react';

import type { Deps, Needs, ServiceOf, Token } from '@/domain/ports/deps';

/** The container of the composition. */
export const ServicesContext = createContext<Container | undefined>(undefined);

interface ViewModelClass<Wanted extends Needs, Input extends readonly unknown[], Model> {
  readonly needs: Wanted;
  new (deps: Deps<{ readonly needs: Wanted }>, ...input: Input): Model;
}

/** A view-model with effects starts them in `start`, which returns the disposer. */
interface Startable {
  start(): () => void;
}

const isStartable = (model: object): model is Startable => 'start' in model;

/** A service by its token. */
export function useService<Wanted extends Token>(token: Wanted): ServiceOf<Wanted> {
  return resolve(useContainer(), token);
}

/**
 * Creates a view-model from the services in its `needs` and from `input` for the lifetime of the view; starts it on
 * mount, disposes it on unmount.
 */
export function useModel<Wanted extends Needs, Input extends readonly unknown[], Model extends object>(
  Class: ViewModelClass<Wanted, Input, Model>,
  ...input: Input
): Model {
  const container = useContainer();
  const [model] = useState(() => createModel(container, Class, ...input));
  useEffect(() => (isStartable(model) ? model.start() : undefined), [model]);
  return model;
}

export function createModel<Wanted extends Needs, Input extends readonly unknown[], Model extends object>(
  container: Container,
  Class: ViewModelClass<Wanted, Input, Model>,
  ...input: Input
): Model {
  const services = Object.entries(Class.needs).map(([name, token]) => [name, resolve(container, token)]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `Object.fromEntries` loses the names and types of `needs`
  return new Class(Object.fromEntries(services) as Deps<{ readonly needs: Wanted }>, ...input);
}

function resolve<Wanted extends Token>(container: Container, token: Wanted): ServiceOf<Wanted> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the container accepts tokens and classes alike; the type follows from the token
  return container.get<ServiceOf<Wanted>>(token as symbol);
}

function useContainer(): Container {
  const container = useContext(ServicesContext);
  if (container === undefined) throw new Error('A view was rendered outside ServicesContext.');
  return container;
}
