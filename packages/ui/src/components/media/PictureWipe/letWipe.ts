/**
 * Lays a slider over each pair of pictures, which wipes from one to the other. Where a picture never came, they stand
 * side by side without it. It stands alone, so that a page without a bundle can carry it as text.
 *
 * @param root Where the pictures are.
 */
export function letWipe(root: ParentNode): void {
  for (const stage of root.querySelectorAll<HTMLElement>('[data-wipe]')) {
    const { name, value, controls } = JSON.parse(stage.dataset['wipe'] ?? '') as {
      name: string;
      /** With `{before}` and `{after}` for the shares. */
      value: string;
      /** The id of the element that the slider uncovers. */
      controls: string;
    };
    const slider = stage.querySelector('input') ?? document.createElement('input');
    slider.type = 'range';
    slider.setAttribute('aria-label', name);
    slider.setAttribute('aria-controls', controls);

    const wipe = () => {
      const share = slider.valueAsNumber;
      stage.style.setProperty('--ui-wipe-share', `${share}%`);
      const said = value.replace('{before}', String(share)).replace('{after}', String(100 - share));
      slider.setAttribute('aria-valuetext', said);
    };
    slider.oninput = wipe; // oxlint-disable-line unicorn/prefer-add-event-listener -- run again, it takes the place of itself
    wipe();

    // A picture that never came leaves words in its place, and words cannot be wiped.
    const setApart = () => {
      stage.dataset['apart'] = '';
      slider.remove();
    };
    const pictures = [...stage.querySelectorAll('img')];
    for (const picture of pictures) picture.onerror = setApart; // oxlint-disable-line unicorn/prefer-add-event-listener -- the same
    const lost = pictures.some(({ complete, naturalWidth }) => complete && naturalWidth === 0);
    if (lost || stage.dataset['apart'] !== undefined) setApart();
    else if (!slider.isConnected) stage.append(slider);
  }
}
