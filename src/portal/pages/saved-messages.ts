/** Said where somebody goes: filters, searches and dialogs that ask for a reason are not kept, drafts are. */
export const FORMS_SAVED_MESSAGE = 'Forms you had begun are kept on this device.'

/** Said where a form is taken away from somebody who was filling it in: its draft is kept. */
export const SAVED_MESSAGE = 'What you entered is kept on this device.'
