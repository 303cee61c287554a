/** What people are told about their coming and going. Texts: spec.md section 8. */
export const accounts = {
  loggedIn: 'Welcome back we missed you!',
  loginFailed: 'Login Error! Try again later',
  loggedOut: 'logging out. See you later bye!',
  logoutFailed: 'Log out failed..pls try again later',
} as const;
