/** Whether a list of positions needs the legend of samples: the `sample` of its `SectionHeader`. */
export const sampleLegend = (positions: { pay: { sample: boolean }[] }[]) =>
  positions.some(({ pay }) => pay.some(({ sample }) => sample)) && "legend";
