/**
 * Keeps the choice of a filter (`Filter.tsx`) in the address, so that it can be linked to and Back returns to the one
 * before. Radio buttons and CSS filter without it.
 */
export function keepFilterInAddress() {
  const filter = document.querySelector("[data-filter-address]");
  const radios = [...(filter?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
  const [all] = radios;
  if (!all) return;
  const readAddress = () => {
    const value = new URLSearchParams(location.search).get(all.name);
    (radios.find((radio) => radio.value === value) ?? all).checked = true;
  };
  filter?.addEventListener("change", () => {
    const { value = all.value } = radios.find((radio) => radio.checked) ?? {};
    const query = value === all.value ? "" : `?${new URLSearchParams({ [all.name]: value })}`;
    history.pushState(null, "", location.pathname + query);
  });
  // In the capturing phase: app/entry.client.tsx, which may run before, keeps the event from later listeners.
  addEventListener("popstate", readAddress, { capture: true });
  readAddress();
}
