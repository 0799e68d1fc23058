import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LONG_MENU_SIZE } from '@test/support/browser/long-menu-size';

const ROW_PX = 152;

interface Dish {
  readonly code: string;
  readonly name: string;
  readonly price: number;
}

class Basket {
  readonly quantities = new Map<string, number>();
  count = 0;
  total = 0;

  constructor() {
    makeAutoObservable(this);
  }

  add({ code, price }: Dish): void {
    this.quantities.set(code, (this.quantities.get(code) ?? 0) + 1);
    this.count += 1;
    this.total += price;
  }
}

const DISHES: readonly Dish[] = Array.from({ length: LONG_MENU_SIZE }, (_, index) => ({
  code: `dish-${index}`,
  name: `Dish ${index}`,
  price: 5 + (index % 40) / 2,
}));

/** The least that a menu of so many articles can be: a list of which only what is visible exists, and a total. */
const Floor = observer(function Floor({ basket }: { readonly basket: Basket }) {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const follow = () => setTop(Math.floor(window.scrollY / ROW_PX));
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  const first = Math.max(0, top - 2);
  const shown = DISHES.slice(first, top + Math.ceil(window.innerHeight / ROW_PX) + 2);
  return (
    <main>
      <ul style={{ position: 'relative', height: DISHES.length * ROW_PX, margin: 0, padding: 0 }}>
        {shown.map((dish, index) => (
          <Row key={dish.code} basket={basket} dish={dish} top={(first + index) * ROW_PX} />
        ))}
      </ul>
      <aside style={{ position: 'fixed', inset: 'auto 0 0', padding: 12, background: 'white' }}>
        <button type="button" data-basket-target="">
          {basket.count} · {basket.total.toFixed(2)}
        </button>
      </aside>
    </main>
  );
});

interface RowProps {
  readonly basket: Basket;
  readonly dish: Dish;
  readonly top: number;
}

const Row = observer(function Row({ basket, dish, top }: RowProps) {
  const { name, price } = dish;
  const quantity = basket.quantities.get(dish.code) ?? 0;
  return (
    <li style={{ position: 'absolute', top, height: ROW_PX }}>
      <h3>{name}</h3>
      <p>{price.toFixed(2)}</p>
      <button type="button" aria-label={`Add ${name}`} onClick={() => basket.add(dish)}>
        +
      </button>
      {quantity > 0 && <p>{quantity} in basket</p>}
    </li>
  );
});

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Floor basket={new Basket()} />);
