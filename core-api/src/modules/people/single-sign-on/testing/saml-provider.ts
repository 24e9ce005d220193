import { getSamlResponse } from "samlp";

/** A self-signed certificate of the tests and its key, which sign nothing else. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDNTCCAh2gAwIBAgIUTFG1y/1/5uMTO0/qI5x34vlRwi8wDQYJKoZIhvcNAQEL
BQAwKTEnMCUGA1UEAwweSWRlbnRpdHkgcHJvdmlkZXIgb2YgdGhlIHRlc3RzMCAX
DTI2MTEyMzE5MDYzOFoYDzIxMjYxMDMwMTkwNjM4WjApMScwJQYDVQQDDB5JZGVu
dGl0eSBwcm92aWRlciBvZiB0aGUgdGVzdHMwggEiMA0GCSqGSIb3DQEBAQUAA4IB
DwAwggEKAoIBAQDoJfz1Wtwkx295fAhrK5ibnym2MxM7FwW40q3S1cNxoahOIXwJ
qdGcSujgeZMWzP3h9BSDTaF4hNyp0VHrccrGxupdxFw+LjAQdbJiwDI+sOBXdbDR
F5CZjDG7RYX7W5leUB1nywJgBOfl0BG+DyIeJYqA3z9n/czSyTx7duo1H168Ii+Y
WXTQyIh+i/fB1Cs4vb/7xJYqNfuYH3Bvl2BI/a7YAR0bpEaPYjG7tY1kq/T4PYba
R2KESy+NhKcpxKLqug73Azl5gcLtwp1XespyEBZnIWouYMNHDzSM3yn9B9O6jm85
n5vE3cr5bFahHI2jA+IQS3E4DZExcyndw9sHAgMBAAGjUzBRMB0GA1UdDgQWBBQw
7ZJZUkhFu/0hwvFwpbVtEqiqUjAfBgNVHSMEGDAWgBQw7ZJZUkhFu/0hwvFwpbVt
EqiqUjAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQDDwzk5noIh
T5jm+Qlyq1BU6aC1wIBmLa+su6UJK1q6oD4aSYbRh/wPWmo3MjpZVI96dCgC4ymo
A9VQF0Cp+BWskE/SwICmdOPwsx8dKWRNQw4+VwiACrHTBb5jkJbyrr0mE4TGopjk
jE9qKPcfceUr454mWv51qVauKOreOWy+nV/emGqpVJoItOapBfPS/MDlH8y/MeGu
An/y8UZeoRkLep/4yvU7NLuuBcW8LGlnY3kJQmyri5TPjFg0NqammNnCjWwKSfI2
6MalB4iVG9gJf9LWDqsmE/AZUecdPqXflkszC1gP3rC6PMbgswla4MzjbytlVZgj
Xli2HywSRi5e
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQDoJfz1Wtwkx295
fAhrK5ibnym2MxM7FwW40q3S1cNxoahOIXwJqdGcSujgeZMWzP3h9BSDTaF4hNyp
0VHrccrGxupdxFw+LjAQdbJiwDI+sOBXdbDRF5CZjDG7RYX7W5leUB1nywJgBOfl
0BG+DyIeJYqA3z9n/czSyTx7duo1H168Ii+YWXTQyIh+i/fB1Cs4vb/7xJYqNfuY
H3Bvl2BI/a7YAR0bpEaPYjG7tY1kq/T4PYbaR2KESy+NhKcpxKLqug73Azl5gcLt
wp1XespyEBZnIWouYMNHDzSM3yn9B9O6jm85n5vE3cr5bFahHI2jA+IQS3E4DZEx
cyndw9sHAgMBAAECggEAM+Px5AH4PTxa/YOs+g+XoAl2sGRAQzAFNmfZNMxVUHv6
++PeLubHlLDl1u814p3VjgEZ6LOciSzhig/gyMj5s27ZCjaPC9MVKUi1o/8j/AFb
VBFZgZNL3haJMzv6E9JIuN0dhYrKMB5Im4TjwmDtlmF70QyVxq/jbaZPn6VX+qFo
dsPJ8w6IupZClcMLvvmRQDGgKTBYnBmHl2P/aqQFdmKO+xFunzr4tbRjEyPFOzGl
mzxD7l4SKskXXuXL3BqNAXYb79ToSwAn1qvMaYrm61Yrnj5/5uZm4DHQ6un787hu
jv1Vh5wqxQRhIQq5o8emfc/Kyfls2YL0m3QefJA+gQKBgQD0HfKPFOJvPmNn6whc
2oFLfsYn4qP3RkmuxqpPxDnpKjUgnPFKpVLZ8hE8MmOqJFDigFddZVqin9J7AJ0A
RxtbaAgaKMQXxETC9nE4I3GStppNVdpsAq17i7fFpy4MxB47hZbWsBaSmliC9vM2
M1Y2YYZs+acpYZAV8nr4IsSlwQKBgQDzcuUC3m82w3d5PzxZJIAUUI5449XhjUtJ
C3vS+q3eZNe8SRHssu43Y7cJtiXBXei7mWbrUedXHH5mS32mMCiI4vLfA738Hpu4
bIzzYPXURkRmcgmiLBRX9MoJQ44T8qvdqj9tz3XgPCsayv2dXth1UsBBjpco1lYW
4GD/F3uCxwKBgBjbJ8R72uZ60sJVAx/5O6sFOIX9JLbb2ErMfbDriP39xzUP5d20
4a/BXxHjC5TaZ8X4TWz8EfN3FIZjtJi/pMB04kZPmk/VMy8qyrJtoXXP0/xF3pya
1TE8M7UTZbP1ECL9YjNv8Ixy3MpQ/MirB384BOj5rpSfE324l97GI4HBAoGBALIZ
pvK/WetdeqUoHvU0H8M8384PGCSnYqFwlkjV/acKbU2gw00/5ch92aVwLRTWp/G+
my2iwLTY8pvRtH2FE9J4/acrrKyqk8+LEl7m21FNirLL0MJkrwld2wSF+IYdbaB/
8WFbeefu/LXgNUQQ5BiIzn/nWiyVCWw5AJz+R+x3AoGALElHCr9VPzy8+kTeLdz0
r0ozZk3U40GBJlVaZvYJGQGOGnNLsEmhgp3Wjode6PCaCf9+c0tDJofX8HyChXk+
kVUXFBQ+iqMxdGGrSWBWuNwnI6L6TBRxh4XujUcViE3OlA8yIcb+1C3jszJ/8HmT
pbyadOA/+w0kXslBGxDdLk8=
-----END PRIVATE KEY-----`;

/** The certificate that the provider had before; nobody has its key. */
export const FORMER_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDQzCCAiugAwIBAgIUVHKf7jbuvBnLFbgHoprjXYTBrzswDQYJKoZIhvcNAQEL
BQAwMDEuMCwGA1UEAwwlSWRlbnRpdHkgcHJvdmlkZXIgb2YgdGhlIHRlc3RzIGJl
Zm9yZTAgFw0yNjExMjgwNDI1MDdaGA8yMTI2MTEwNDA0MjUwN1owMDEuMCwGA1UE
AwwlSWRlbnRpdHkgcHJvdmlkZXIgb2YgdGhlIHRlc3RzIGJlZm9yZTCCASIwDQYJ
KoZIhvcNAQEBBQADggEPADCCAQoCggEBAO1uUJLDy27Z0Om246JUDx7u6atxscT9
rrulpeo60l9nmpGsDeZ/MhJD2U/MyHPAT1u0Z0HmL5UdlH2/uEEzRBKskyHTvU3x
dpyWx8O0VymfCLVkxi5NdheWhsTn9Ks4g+e+RbOGDY3zLP9LMf4fdLpZ+k+087FE
5tnxwtaC/owVzPa978ruNomAwL3V36DfppzB5GQIZRdr8RMgZww4mmdUNowkpKAQ
G2Ki1q4J/dfXFBqpmO9yXO1XB2Jg1z/Hb7rsvQ/KpWXw2kCXvYONSaFlV9aHA7bi
Y9R2PemcbtPPIlf7NqAX6rchyj5vf+5yCEcDrJldcVWHK+nyz14mfYcCAwEAAaNT
MFEwHQYDVR0OBBYEFOA35lH8jqe/hUHBLYNWlSp9dsPGMB8GA1UdIwQYMBaAFOA3
5lH8jqe/hUHBLYNWlSp9dsPGMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQEL
BQADggEBAHQp+So+wd0ti4AUdjqtXIySv69hHpRDxFUpCuFGjc/ZyTsTg3wA2F10
jWj9CBhGKzRnxKTBBl6j3gcR5hhB7DG4oQPBR8viwQC6VhOZ4+QFrNskt/xOencS
slihsp1XrHpZ6kfS60HrXLqsCxNoCGM45jWdM0S5EuB7AYI8Z8BJp9XL0KiSRny2
n+/flm/uCjDiXlWYgtWY4QwK8xQ8upqzZ1P8f0ky8FB+Y+VfHU7ZHgXmyqPXSfvP
O8QBnpWaj0eJ8+UuGwiLgXUo10jxbCYfVkJQ5TQlmhewIFN6f8H2CwP4yQpk5W9u
CXcUOsOp9MFFxSmmi1IxndwU1FCRWTs=
-----END CERTIFICATE-----`;

const EMAIL = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress";

export interface SamlWish {
  issuer: string;
  audience: string;
  recipient: string;
  inResponseTo: string;
  email: string;
  groups?: string[];
  lifetimeInSeconds?: number;
  nameIdentifierFormat?: string;
}

/** The response that a SAML provider (npm samlp) makes a browser post, its assertion signed: base64. */
export const samlResponse = ({ email, groups = [], ...wish }: SamlWish): Promise<string> =>
  new Promise((made, failed) => {
    const profileMapper = () => ({
      getClaims: () => ({ [EMAIL]: email, groups }),
      getNameIdentifier: () => ({
        nameIdentifier: `sub-${email}`,
        nameIdentifierFormat: wish.nameIdentifierFormat ?? "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
      }),
    });
    const options = {
      ...{ cert: CERTIFICATE, key: KEY, signAssertion: true, signResponse: false },
      ...{ signatureAlgorithm: "rsa-sha256", digestAlgorithm: "sha256", destination: wish.recipient },
      ...wish,
      profileMapper,
    };
    getSamlResponse(options as never, {} as never, (error: unknown, response: unknown) => {
      if (error) failed(error);
      else made(Buffer.from(String(response)).toString("base64"));
    });
  });
