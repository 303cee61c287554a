/** The theme that the address says, before anybody has touched the toolbar. */
export const themeInAddress = () => /theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1];
