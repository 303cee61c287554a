/**
 * The name of the honeypot, a field that only machines fill in. It is a word of no language: browsers and password
 * managers fill in fields whose names they know.
 */
export const trapName = 'vx7k';
