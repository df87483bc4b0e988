/** People of the demonstration, by their purpose in the tests. */
export const people = {
  /** Third-party payments off, no approval, one environment with 23 beneficiaries. */
  sender: 'tester@lumen.example',
  /** The same organisation, two environments. */
  traveller: 'maker@lumen.example',
  /** Third-party payments on, every payment needs a second person. */
  careful: 'maker@northwind.example',
  /** An organisation without identities, third-party payments on, no approval. */
  beginner: 'maker@harbor.example',
  /** Decides payments of others in that organisation. */
  reviewer: 'checker@northwind.example',
  viewer: 'viewer@northwind.example',
  userAdministrator: 'users@northwind.example',
  /** Has left; nobody lets them in. */
  former: 'disabled@northwind.example',
  /** No other test signs in as this person. */
  newcomer: 'viewer@harbor.example',
  withoutEnvironment: 'viewer@cordillera.example',
  /** Their organisation has only the legacy flow. */
  legacy: 'maker@cordillera.example',
} as const
