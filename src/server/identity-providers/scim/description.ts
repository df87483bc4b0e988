import { sayScim } from '#values/generated/say-scim.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const references = (name: string, mutability: string) =>
  attribute(name, {
    type: 'complex',
    multiValued: true,
    mutability,
    subAttributes: [
      attribute('value', { mutability: 'immutable' }),
      attribute('display', { mutability: 'readOnly' }),
    ],
  })

const SCHEMAS = [
  {
    id: `${CORE}:User`,
    name: 'User',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'global' }),
      attribute('externalId', { caseExact: true }),
      attribute('name', {
        type: 'complex',
        subAttributes: [attribute('givenName'), attribute('familyName')],
      }),
      attribute('displayName', { mutability: 'readOnly' }),
      attribute('active', { type: 'boolean' }),
      attribute('emails', {
        type: 'complex',
        multiValued: true,
        mutability: 'readOnly',
        subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
      }),
      references('groups', 'readOnly'),
    ],
  },
  {
    id: `${CORE}:Group`,
    name: 'Group',
    attributes: [
      attribute('displayName', { required: true, caseExact: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      references('members', 'readWrite'),
    ],
  },
]

/** Returns the capabilities of this service (RFC 7643, 5). */
export const serviceConfig = (base: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [{ type: 'oauthbearertoken', name: 'Bearer', description: sayScim('token') }],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

/** Returns the two types of resource (RFC 7643, 6). */
export const resourceTypes = (base: string) =>
  SCHEMAS.map(({ id, name }) => ({
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema: id,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }))

/** Returns the schema of each resource (RFC 7643, 7). */
export const schemas = (base: string) =>
  SCHEMAS.map((schema) => ({
    schemas: [`${CORE}:Schema`],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))
