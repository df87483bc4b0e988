/** The password shared by all invented people; it works only in a demonstration. */
export const DEMO_PASSWORD = 'Portolan-demo-1'
