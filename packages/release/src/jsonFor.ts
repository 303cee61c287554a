/** JSON that may stand in a script element: `</script>` inside a string would end it. */
export const jsonFor = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
