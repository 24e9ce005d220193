/**
 * The bill of materials under the product's own name, its parts under the product's licence.
 * @param {{ metadata: { component: { name: string } }, components: { name: string, licenses?: object[] }[] }} sbom as npm writes it
 * @param {{ name: string, license: string, workspaces: string[] }} product package.json
 */
export function namedSbom(sbom, { name, license, workspaces }) {
  const licences = [{ license: { id: license } }];
  const isOurs = (component) => workspaces.includes(component.name) && !component.licenses?.length;
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name } },
    components: sbom.components.map((each) => (isOurs(each) ? { ...each, licenses: licences } : each)),
  };
}
