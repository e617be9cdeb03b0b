/** The widths that every sheet is tested and recorded at. */
export const sheetViewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** The breakpoints of the components [R9.4], each at its smallest width. */
const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 };

export const viewports = {
  ...sheetViewports,
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [
      name,
      {
        name: `${name}, from ${width} px`,
        styles: { width: `${width}px`, height: '900px' },
        type: width < 960 ? ('tablet' as const) : ('desktop' as const),
      },
    ]),
  ),
};
