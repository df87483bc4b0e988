/** Said where a form is taken away from somebody who was filling it in: its draft is kept. */
export const KEPT = 'What you entered is kept on this device.'
