/** Address and language of a withdrawal are those of its order; written twice, they would outlive what a customer may have deleted. */
export const up = /* sql */ `
alter table withdrawal drop column if exists contact_email, drop column if exists language_id;
`;
