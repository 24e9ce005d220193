import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { PUSH_DEVICE_WIRE_NAMES, PushDeviceInput, toPushDeviceBody } from "./push-device.input.ts";
import {
  PushDeviceDone,
  PushDeviceSaved,
  PushDeviceSaveResult,
  PushDevices,
  PushDeviceTestResult,
  toPushDevice,
} from "./push-device.type.ts";

/** Notifications on the user's browsers. */
@Resolver()
export class PushDeviceResolver {
  @Query(() => PushDevices, { description: "The browsers that the user is notified on." })
  async pushDevices(@Ctx() { core }: RequestContext): Promise<PushDevices> {
    const { application_server_key: applicationServerKey, push_devices } = await core.pushDevices.list();
    return instance(PushDevices, { applicationServerKey, devices: push_devices.map(toPushDevice) });
  }

  @UseMiddleware(invalidFormAsData(PUSH_DEVICE_WIRE_NAMES))
  @Mutation(() => PushDeviceSaveResult, {
    description: "Notifies the user on this browser, or changes what is shown there and when.",
  })
  async savePushDevice(
    @Arg("form", () => PushDeviceInput, { description: "Subscription of the browser and what to show." })
    form: PushDeviceInput,
    @Ctx() { core }: RequestContext,
  ): Promise<PushDeviceSaved | Refusal> {
    const answer = await orRefusal(core.pushDevices.save(toPushDeviceBody(form)));
    return answer instanceof Refusal ? answer : instance(PushDeviceSaved, { id: answer.push_device_id });
  }

  @Mutation(() => PushDeviceDone, { description: "Ends the notifications on a browser with immediate effect." })
  async removePushDevice(
    @Arg("id", () => ID, { description: "push_device_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<PushDeviceDone> {
    try {
      await core.pushDevices.remove({ push_device_id: id });
    } catch (error) {
      if (!(error instanceof BffError) || error.code !== "NOT_FOUND") throw error;
    }
    return instance(PushDeviceDone, { done: true });
  }

  @Mutation(() => ID, {
    nullable: true,
    description:
      "push_device_id of this browser, which now belongs to the session; null: it is not this user's, or must subscribe again.",
  })
  async checkPushDevice(
    @Arg("endpoint", () => String, { description: "Endpoint of the browser's push subscription." }) endpoint: string,
    @Ctx() { core }: RequestContext,
  ): Promise<string | null> {
    return (await core.pushDevices.check({ endpoint })).push_device_id;
  }

  @Mutation(() => PushDeviceTestResult, { description: "Shows a test notification on one of the user's browsers." })
  async testPushDevice(
    @Arg("id", () => ID, { description: "push_device_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<PushDeviceDone | Refusal> {
    const answer = await orRefusal(core.pushDevices.test({ push_device_id: id }));
    return answer instanceof Refusal ? answer : instance(PushDeviceDone, { done: true });
  }
}
