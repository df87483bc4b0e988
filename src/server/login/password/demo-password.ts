/** The one password of all invented people; it opens nothing outside a demonstration. */
export const DEMO_PASSWORD = 'Portolan-demo-1'
