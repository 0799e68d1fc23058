import axios from 'axios';
import { Container } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import 'reflect-metadata';

class Shops {
  names: readonly string[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  async load(): Promise<void> {
    const { data } = await axios.get<readonly { readonly name: string }[]>('/api/shops');
    runInAction(() => (this.names = data.map(({ name }) => name)));
  }
}

const container = new Container();
container.bind(Shops).toSelf().inSingletonScope();

/** The least page that uses every library of the specification: the names of the shops. */
const Names = observer(function Names() {
  const { names } = container.get(Shops);
  return (
    <main>
      <h1>Choose a restaurant</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </main>
  );
});

void container.get(Shops).load();
const router = createBrowserRouter([{ path: '*', Component: Names }]);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<RouterProvider router={router} />);
