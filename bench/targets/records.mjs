// The records of the peers, with the members and the size of those of this mock.

/** @param {number} size */
export function records(size) {
  return Array.from({ length: size }, (_, index) => {
    const id = index + 1
    return {
      id,
      url: `https://www.northwind.example/campaigns/${id}?utm_source=newsletter`,
      alias: `link-${id}`,
      domain_id: 1 + (id % 2),
      space_id: null,
      disabled: 0,
      privacy: 0,
      expiration_url: null,
      expiration_date: null,
      expiration_time: null,
      expiration_clicks: null,
      target_type: null,
      password: false,
      privacy_password: false,
      short_url: `https://go.example/link-${id}`,
      title: 'www.northwind.example',
      clicks: id % 5_000,
      status: 1,
      created_at: '2026-03-28T07:01:19.306Z',
      updated_at: '2026-04-18T12:02:03.646Z',
    }
  })
}

/** How the peers that store records are asked. @param {string} base @returns {Required<import('../workloads.mjs').Dialect>} */
export function rest(base) {
  return {
    get: id => ({ method: 'GET', path: `${base}/${id}` }),
    page: page => ({ method: 'GET', path: `${base}?_page=${page}&_per_page=25` }),
    update: (id, clicks) => ({ method: 'PATCH', path: `${base}/${id}`, json: { expiration_clicks: clicks } }),
    create: text => ({
      method: 'POST',
      path: base,
      json: { url: `https://shop.example/${text}`, domain_id: 1, privacy: 0 },
    }),
  }
}
