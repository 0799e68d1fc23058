const DISHES = 200;

const row = (dish: number): string =>
  `<li><h3>Dish ${dish}</h3><p>${(5 + (dish % 40) / 2).toFixed(2)}</p>` +
  `<button type="button" aria-label="Add Dish ${dish}" data-price="${5 + (dish % 40) / 2}">+</button></li>`;

/** A menu of 200 dishes and a script of a few lines: the least that can be tapped. */
export const PLAIN_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plain</title>
    <style>
      li { height: 152px; list-style: none; }
      aside { position: fixed; inset: auto 0 0; padding: 12px; background: white; }
    </style>
  </head>
  <body>
    <main><ul style="margin: 0; padding: 0">${Array.from({ length: DISHES }, (_, dish) => row(dish)).join('')}</ul></main>
    <aside><button type="button" data-basket-target>0 · 0.00</button></aside>
    <script>
      let count = 0;
      let total = 0;
      document.addEventListener('click', ({ target }) => {
        if (target.dataset.price === undefined) return;
        count += 1;
        total += Number(target.dataset.price);
        document.querySelector('[data-basket-target]').textContent = count + ' · ' + total.toFixed(2);
      });
    </script>
  </body>
</html>
`;
