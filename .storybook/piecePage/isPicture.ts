/** Whether this is a still frame of a docs page: its story has no play, and shows what a play would open. */
export const isPicture = new URLSearchParams(location.search).get('freeze') === 'finished';
